ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pages_deleted" ON "pages" USING btree ("deleted_at") WHERE "pages"."deleted_at" is not null;