CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"payload" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"result" text,
	"error" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "pictures" text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("kind","user_id") WHERE "jobs"."state" in ('queued', 'running');