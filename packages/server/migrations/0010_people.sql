ALTER TABLE "invites" ALTER COLUMN "role" SET DEFAULT 'owner';--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'owner';--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "browser" text;--> statement-breakpoint
-- by hand
-- The release before may still write 'admin' beside this one; it is read as 'owner'.
UPDATE "users" SET "role" = 'owner' WHERE "role" = 'admin';--> statement-breakpoint
UPDATE "invites" SET "role" = 'owner' WHERE "role" = 'admin';
