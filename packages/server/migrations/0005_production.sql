CREATE TABLE "blog_like_counts" (
	"blog_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"likes" integer NOT NULL,
	CONSTRAINT "blog_like_counts_blog_id_part_pk" PRIMARY KEY("blog_id","part")
);
--> statement-breakpoint
CREATE TABLE "removed_blogs" (
	"blog_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_likes" DROP CONSTRAINT "blog_likes_blog_id_blogs_id_fk";
--> statement-breakpoint
DROP INDEX "trades_strategy";--> statement-breakpoint
ALTER TABLE "discounts" ALTER COLUMN "preferred" SET DATA TYPE numeric USING "preferred"::text::numeric;--> statement-breakpoint
ALTER TABLE "discounts" ALTER COLUMN "discount" SET DATA TYPE numeric USING "discount"::text::numeric;--> statement-breakpoint
ALTER TABLE "discounts" ALTER COLUMN "combo" SET DATA TYPE numeric USING "combo"::text::numeric;--> statement-breakpoint
ALTER TABLE "strategy_plans" ALTER COLUMN "yearlyprice" SET DATA TYPE numeric USING "yearlyprice"::text::numeric;--> statement-breakpoint
ALTER TABLE "strategy_plans" ALTER COLUMN "quarterlyprice" SET DATA TYPE numeric USING "quarterlyprice"::text::numeric;--> statement-breakpoint
ALTER TABLE "strategy_plans" ALTER COLUMN "monthlyprice" SET DATA TYPE numeric USING "monthlyprice"::text::numeric;--> statement-breakpoint
ALTER TABLE "drawdowns" ALTER COLUMN "draw_down_amount" SET DATA TYPE numeric USING "draw_down_amount"::text::numeric;--> statement-breakpoint
ALTER TABLE "strategies" ALTER COLUMN "pnl" SET DATA TYPE numeric USING "pnl"::text::numeric;--> statement-breakpoint
ALTER TABLE "trades" ALTER COLUMN "entry_price" SET DATA TYPE numeric USING "entry_price"::text::numeric;--> statement-breakpoint
ALTER TABLE "trades" ALTER COLUMN "exit_price" SET DATA TYPE numeric USING "exit_price"::text::numeric;--> statement-breakpoint
ALTER TABLE "trades" ALTER COLUMN "pnl" SET DATA TYPE numeric USING "pnl"::text::numeric;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_likes" ADD COLUMN "liked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "trades_strategy_entry" ON "trades" USING btree ("strategy_id","entry_date" DESC NULLS FIRST,"stock_name","id");