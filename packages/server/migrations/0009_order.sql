-- The drops come last: they lock out readers until the end.
CREATE INDEX "audit_logs_order" ON "audit_logs" USING btree ("executed_on","id");--> statement-breakpoint
CREATE INDEX "blogs_order" ON "blogs" USING btree ("published_date","id");--> statement-breakpoint
CREATE INDEX "explore_items_order" ON "explore_items" USING btree ("section","id");--> statement-breakpoint
CREATE INDEX "notifications_order" ON "notifications" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "scheduler_jobs_order" ON "scheduler_jobs" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "stock_splits_order" ON "stock_splits" USING btree ("splitdate","id");--> statement-breakpoint
CREATE INDEX "strategy_subscribers_order" ON "strategy_subscribers" USING btree ("strategycode","id");--> statement-breakpoint
DROP INDEX "audit_logs_executed";--> statement-breakpoint
DROP INDEX "notifications_type";--> statement-breakpoint
DROP INDEX "scheduler_jobs_start";--> statement-breakpoint
DROP INDEX "strategy_subscribers_code";
