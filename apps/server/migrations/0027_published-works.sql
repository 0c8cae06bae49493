CREATE TABLE "collection_pages" (
	"collection_id" integer NOT NULL,
	"page_number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"prompt" text NOT NULL,
	"section" text NOT NULL,
	"page_type" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "collection_pages_collection_id_page_number_pk" PRIMARY KEY("collection_id","page_number")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"industry" text NOT NULL,
	"category" text NOT NULL,
	"price" integer NOT NULL,
	"settings" text NOT NULL,
	"page_count" integer NOT NULL,
	"images" text[] NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_pages" ADD CONSTRAINT "collection_pages_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collections_published" ON "collections" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collections_project" ON "collections" USING btree ("project_id");