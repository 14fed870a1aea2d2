ALTER TABLE "blogs" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "imported_files" text;--> statement-breakpoint
ALTER TABLE "explore_items" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "trades" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_externalKey_unique" UNIQUE("external_key");--> statement-breakpoint
ALTER TABLE "explore_items" ADD CONSTRAINT "explore_items_externalKey_unique" UNIQUE("external_key");--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_externalKey_unique" UNIQUE("external_key");