-- The version of the catalogue: the total of the counter 'catalogue', which counts the statements that changed products.
-- Kept by the database itself, so that no writer can forget it, and committed with the change. Appending never waits for
-- another writer, and folding the counters (db/counters.ts) leaves the total as it is.
create function record_catalogue_change() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, change) values ('catalogue', 1);
  return null;
end $$;
--> statement-breakpoint
create trigger record_catalogue_change after insert or update or delete or truncate on products
  for each statement execute function record_catalogue_change();
