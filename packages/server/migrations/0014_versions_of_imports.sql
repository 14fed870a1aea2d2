ALTER TABLE "blog_versions" ADD COLUMN "external_key" text;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD COLUMN "imported_files" text;