CREATE INDEX "recipients_phone" ON "recipients" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "recipients_push_token" ON "recipients" USING hash ("push_token");