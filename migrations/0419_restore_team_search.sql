-- A dump is restored with no schema on the path, and words of documents are made while their rows come in.
alter function team_words(text, text, text[], text[]) set search_path = public, pg_temp;
