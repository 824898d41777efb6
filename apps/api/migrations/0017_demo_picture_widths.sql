-- The demo pictures have other widths and a WebP: older demo shops name the files that there are now.
update "products" set "pictures" = regexp_replace("pictures"::text,
  '"srcset": "(/media/demo/[\w-]+)-320\.avif 320w, \1-640\.avif 640w, \1-1200\.avif 1200w"',
  '"webp": "\1-640.webp 640w", "srcset": "\1-240.avif 240w, \1-400.avif 400w, \1-640.avif 640w, \1-800.avif 800w, \1-1200.avif 1200w"',
  'g')::jsonb
where "pictures"::text like '%"srcset": "/media/demo/%';--> statement-breakpoint
update "order_lines" set "cover" = regexp_replace("cover"::text,
  '"srcset": "(/media/demo/[\w-]+)-320\.avif 320w, \1-640\.avif 640w, \1-1200\.avif 1200w"',
  '"webp": "\1-640.webp 640w", "srcset": "\1-240.avif 240w, \1-400.avif 400w, \1-640.avif 640w, \1-800.avif 800w, \1-1200.avif 1200w"')::jsonb
where "cover" ->> 'srcset' like '/media/demo/%';--> statement-breakpoint
update "notifications" set "cover" = regexp_replace("cover"::text,
  '"srcset": "(/media/demo/[\w-]+)-320\.avif 320w, \1-640\.avif 640w, \1-1200\.avif 1200w"',
  '"webp": "\1-640.webp 640w", "srcset": "\1-240.avif 240w, \1-400.avif 400w, \1-640.avif 640w, \1-800.avif 800w, \1-1200.avif 1200w"')::jsonb
where "cover" ->> 'srcset' like '/media/demo/%';
