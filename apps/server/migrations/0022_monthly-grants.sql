CREATE TABLE "monthly_grants" (
	"month" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"granted_at" timestamp with time zone
);
