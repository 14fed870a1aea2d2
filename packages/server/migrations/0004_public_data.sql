CREATE FUNCTION notify_public_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY public_data;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER blogs_public_data AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "text", "category", "html_page", "background_image", "published_date" ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();--> statement-breakpoint
CREATE TRIGGER explore_items_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "explore_items" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();
