CREATE TABLE "shared_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"columns" jsonb,
	"shared_on" timestamp with time zone NOT NULL,
	"user_id" uuid,
	CONSTRAINT "shared_views_name" UNIQUE("list","name")
);
--> statement-breakpoint
ALTER TABLE "shared_views" ADD CONSTRAINT "shared_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;