-- As `searchKey` of the machines. A text in ASCII, as most are, has nothing to normalise.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT btrim(lower(regexp_replace(
		CASE WHEN octet_length(value) = length(value) THEN value
			ELSE normalize(translate(value, E'\u00AD\u200B\u200C\u200D\u2060\uFEFF', ''), NFKC) END,
		'\s{2,}|[\t\n\v\f\r\u1680\u2028\u2029]', ' ', 'g')))
$$;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_key(name || chr(31) || email || chr(31) || message)) STORED NOT NULL;