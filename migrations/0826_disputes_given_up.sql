-- What the team had given up before it was written down at each dispute.
update payment_disputes d set written_off = true
where d.state not in ('won', 'lost') and exists (
  select from payment_findings f
  where f.kind = 'dispute' and f.subject = d.reference and f.state = 'closed' and f.outcome = 'lost'
    and f.closed_at >= d.first_seen);
