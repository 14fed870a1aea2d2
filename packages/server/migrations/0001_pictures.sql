CREATE TABLE "file_variants" (
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	CONSTRAINT "file_variants_file_width_format_pk" PRIMARY KEY("file","width","format")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "file_variants" ADD CONSTRAINT "file_variants_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE cascade ON UPDATE no action;