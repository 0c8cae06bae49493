ALTER TABLE "generations" ADD COLUMN "engine" text DEFAULT 'local' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "points_per_page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "pages_paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "generations" SET "pages_paid" = "pages_done";--> statement-breakpoint
ALTER TABLE "outlines" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "outlines" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "outlines" SET "version" = "numbered"."version" FROM (
	SELECT "generation_id", row_number() OVER (PARTITION BY "project_id" ORDER BY "generation_id") AS "version" FROM "outlines"
) AS "numbered" WHERE "numbered"."generation_id" = "outlines"."generation_id";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "outline_version" integer;--> statement-breakpoint
UPDATE "pages" SET "outline_version" = "outlines"."version" FROM "outlines"
	WHERE "outlines"."project_id" = "pages"."project_id" AND "outlines"."generation_id" = "pages"."generation_id" AND "pages"."brief_id" IS NOT NULL;--> statement-breakpoint
UPDATE "pages" SET "outline_version" = "newest"."version" FROM (
	SELECT "project_id", max("version") AS "version" FROM "outlines" GROUP BY "project_id"
) AS "newest" WHERE "newest"."project_id" = "pages"."project_id" AND "pages"."brief_id" IS NOT NULL AND "pages"."outline_version" IS NULL;--> statement-breakpoint
DROP INDEX "outlines_project";--> statement-breakpoint
ALTER TABLE "outlines" DROP CONSTRAINT "outlines_pkey";--> statement-breakpoint
ALTER TABLE "outlines" ALTER COLUMN "generation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outlines" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_project_id_version_pk" PRIMARY KEY("project_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "outlines_generation" ON "outlines" USING btree ("generation_id");--> statement-breakpoint
-- Projects made from a template had a finished generation that never ran: it has no report.
UPDATE "outlines" SET "generation_id" = NULL FROM "generations"
	WHERE "generations"."id" = "outlines"."generation_id" AND "generations"."state" = 'done' AND "generations"."report" IS NULL;--> statement-breakpoint
UPDATE "pages" SET "generation_id" = NULL FROM "generations"
	WHERE "generations"."id" = "pages"."generation_id" AND "generations"."state" = 'done' AND "generations"."report" IS NULL;--> statement-breakpoint
DELETE FROM "generations" WHERE "state" = 'done' AND "report" IS NULL;
