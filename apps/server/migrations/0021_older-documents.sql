CREATE TABLE "older_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "older_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"source_name" text NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"content" text NOT NULL,
	"pictures" text NOT NULL,
	"successors" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "older_documents" ADD CONSTRAINT "older_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "older_documents" ADD CONSTRAINT "older_documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "older_documents_project" ON "older_documents" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "older_documents_document" ON "older_documents" USING btree ("document_id");