-- What the customer of a partial withdrawal keeps, in the words of the declaration.
alter table withdrawals add column remaining text;
