CREATE TABLE "share_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"seed" text NOT NULL,
	"password_hash" text,
	"can_download" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_seed_unique" UNIQUE("seed")
);
--> statement-breakpoint
CREATE TABLE "share_visits" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_project" ON "share_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "share_visits_link" ON "share_visits" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "share_visits_expiry" ON "share_visits" USING btree ("expires_at");