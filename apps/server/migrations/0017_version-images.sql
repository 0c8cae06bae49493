ALTER TABLE "document_versions" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "document_versions" SET "images" = array(
	SELECT DISTINCT "found"[1]
	FROM regexp_matches("state", '/api/pagewright/image/([a-zA-Z0-9_-]{20,60})', 'g') AS "matches"("found")
);
