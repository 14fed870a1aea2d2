CREATE TABLE "idempotency_keys" (
	"staff_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"result" json,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_on");