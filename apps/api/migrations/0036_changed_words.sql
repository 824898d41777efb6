-- As in 0034, and a product whose words changed has changed, because the results of searches are kept until a product
-- changes.
create or replace function record_product_changes() returns trigger language plpgsql as $$
declare
  changed uuid[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows limit 1001);
  elsif tg_op = 'DELETE' then
    changed := array(select id from old_rows limit 1001);
  else
    changed := array(
      select id
      from (
        select id, deleted_at is null, style_id, is_card, size, color, color_hex, category, price_kobo, is_sold_out,
          position, created_at, sort_name, search_text
        from new_rows
        union
        select id, deleted_at is null, style_id, is_card, size, color, color_hex, category, price_kobo, is_sold_out,
          position, created_at, sort_name, search_text
        from old_rows) as version
      group by id having count(*) > 1 limit 1001);
  end if;
  if cardinality(changed) > 1000 then
    insert into product_changes (product_id) values (null);
  elsif cardinality(changed) > 0 then
    insert into product_changes (product_id) select unnest(changed);
  end if;

  -- The first line of a search text has name, color and category. Numbers are no words that anybody misspells.
  -- In one order, so that two writers of the same words do not wait for each other.
  if tg_op = 'INSERT' then
    insert into search_words (word)
    select distinct word
    from new_rows, regexp_split_to_table(split_part(search_text, chr(10), 1), ' ') as word
    where length(word) between 3 and 40 and word !~ '[0-9]' order by word
    on conflict do nothing;
  elsif tg_op = 'UPDATE' then
    insert into search_words (word)
    select distinct word
    from (select search_text from new_rows except select search_text from old_rows) as written,
      regexp_split_to_table(split_part(search_text, chr(10), 1), ' ') as word
    where length(word) between 3 and 40 and word !~ '[0-9]' order by word
    on conflict do nothing;
  end if;
  return null;
end $$;
