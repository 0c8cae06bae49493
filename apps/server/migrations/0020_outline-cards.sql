CREATE TABLE "outline_cards" (
	"project_id" integer NOT NULL,
	"subject" text NOT NULL,
	"generation_id" integer,
	"arrangement" text NOT NULL,
	"brought" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outline_cards_project_id_subject_pk" PRIMARY KEY("project_id","subject")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "purpose" text DEFAULT 'pages' NOT NULL;--> statement-breakpoint
ALTER TABLE "outline_cards" ADD CONSTRAINT "outline_cards_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline_cards" ADD CONSTRAINT "outline_cards_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;