CREATE TABLE "images" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_connections" (
	"project_id" integer NOT NULL,
	"id" text NOT NULL,
	"source_page_id" integer NOT NULL,
	"target_page_id" integer NOT NULL,
	CONSTRAINT "page_connections_project_id_id_pk" PRIMARY KEY("project_id","id"),
	CONSTRAINT "page_connections_apart" CHECK ("page_connections"."source_page_id" <> "page_connections"."target_page_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "source_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "documents" SET "source_name" = "name";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "prompt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_connections" ADD CONSTRAINT "page_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_connections" ADD CONSTRAINT "page_connections_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_connections" ADD CONSTRAINT "page_connections_target_page_id_pages_id_fk" FOREIGN KEY ("target_page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_project" ON "images" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_connections_pair" ON "page_connections" USING btree ("source_page_id","target_page_id");--> statement-breakpoint
CREATE INDEX "page_connections_target" ON "page_connections" USING btree ("target_page_id");