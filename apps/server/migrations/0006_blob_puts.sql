CREATE TABLE "blob_puts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"put_at" timestamp with time zone DEFAULT now() NOT NULL
);
