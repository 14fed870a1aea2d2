DROP TABLE "cache_entries" CASCADE;--> statement-breakpoint
LOCK TABLE "blog_like_counts" IN EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "blogs" SET "likes_count" = greatest(0, "likes_count" + "parts"."likes")
FROM (SELECT "blog_id", sum("likes") AS "likes" FROM "blog_like_counts" GROUP BY "blog_id") AS "parts" WHERE "id" = "parts"."blog_id";--> statement-breakpoint
DELETE FROM "blog_like_counts";--> statement-breakpoint
-- The release before writes likes to blog_like_counts, and may run beside this one.
CREATE FUNCTION move_likes_to_blog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE blogs SET likes_count = greatest(0, likes_count + NEW.likes) WHERE id = NEW.blog_id;
	NEW.likes := 0;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER blog_like_counts_moved BEFORE INSERT OR UPDATE ON "blog_like_counts" FOR EACH ROW EXECUTE FUNCTION move_likes_to_blog();--> statement-breakpoint
CREATE FUNCTION notify_blog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_data', 'blogs/' || coalesce(NEW.id, OLD.id));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_data', 'likes/' || NEW.id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION notify_explore_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_data', 'explore_items');
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER blogs_public_data ON "blogs";--> statement-breakpoint
DROP TRIGGER explore_items_public_data ON "explore_items";--> statement-breakpoint
CREATE TRIGGER blogs_public_data AFTER INSERT OR DELETE OR UPDATE OF "text", "category", "html_page", "background_image", "published_date" ON "blogs" FOR EACH ROW EXECUTE FUNCTION notify_blog();--> statement-breakpoint
CREATE TRIGGER blogs_likes AFTER UPDATE OF "likes_count" ON "blogs" FOR EACH ROW EXECUTE FUNCTION notify_likes();--> statement-breakpoint
CREATE TRIGGER blogs_truncated AFTER TRUNCATE ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION notify_public_data();--> statement-breakpoint
CREATE TRIGGER explore_items_public_data AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "explore_items" FOR EACH STATEMENT EXECUTE FUNCTION notify_explore_items();
