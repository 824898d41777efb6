-- Trigram search, which the index on products.search_text needs. PGlite brings it along; on PostgreSQL the role that
-- migrates needs CREATE on the database (pg_trgm is a trusted extension).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
