CREATE TABLE "known_places" (
	"phone_number" text NOT NULL,
	"place" text NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_phone_number_place_pk" PRIMARY KEY("phone_number","place")
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"moments" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "login_codes_phone";--> statement-breakpoint
ALTER TABLE "login_failures" DROP CONSTRAINT "login_failures_pkey";--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_phone_number_place_pk" PRIMARY KEY("phone_number","place");--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_actions_at" ON "staff_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "throttles_expires" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_codes_phone" ON "login_codes" USING btree ("phone_number","place","sent_at");