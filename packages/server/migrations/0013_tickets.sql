ALTER TABLE "tickets" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "changed_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "changed_by" text;--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_on","id");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","created_on","id");