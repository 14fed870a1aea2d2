CREATE TABLE "blog_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blog_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"text" text NOT NULL,
	"category" text,
	"html_page" text,
	"background_image" text,
	"images" jsonb NOT NULL,
	"published_date" timestamp with time zone NOT NULL,
	"likes_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "after" jsonb;--> statement-breakpoint
CREATE INDEX "blog_versions_blog" ON "blog_versions" USING btree ("blog_id","id");--> statement-breakpoint
CREATE INDEX "staff_actions_staff" ON "staff_actions" USING btree ("staff_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_actions_action" ON "staff_actions" USING btree ("action");--> statement-breakpoint
-- by hand
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER staff_actions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_actions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Also from the owner, who may serve too. An owner can grant them again for the time of a clean-up.
DO $$
DECLARE
	holder text;
BEGIN
	FOR holder IN
		SELECT DISTINCT CASE acl.grantee WHEN 0 THEN 'PUBLIC' ELSE acl.grantee::regrole::text END
		FROM pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner))) AS acl
		WHERE pg_class.oid = 'staff_actions'::regclass AND acl.privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE')
	LOOP
		EXECUTE 'REVOKE UPDATE, DELETE, TRUNCATE ON staff_actions FROM ' || holder;
	END LOOP;
END
$$;
