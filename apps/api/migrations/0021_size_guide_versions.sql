-- What a product's answer shows of its size guide belongs to the catalogue: its version rises with each change (0015).
create trigger record_catalogue_change after insert or update or delete or truncate on size_guides
  for each statement execute function record_catalogue_change();
--> statement-breakpoint
create trigger record_catalogue_change after insert or update or delete or truncate on styles
  for each statement execute function record_catalogue_change();
