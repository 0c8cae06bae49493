import type { OutlineTemplate } from '../template.ts';
import { annualReview } from './annual-review/template.ts';
import { bookReview } from './book-review/template.ts';
import { brandStory } from './brand-story/template.ts';
import { engineeringReport } from './engineering-report/template.ts';
import { eventPoster } from './event-poster/template.ts';
import { feasibilityStudy } from './feasibility-study/template.ts';
import { lesson } from './lesson/template.ts';
import { marketAnalysis } from './market-analysis/template.ts';
import { meeting } from './meeting/template.ts';
import { productLaunch } from './product-launch/template.ts';
import { projectProposal } from './project-proposal/template.ts';
import { researchTalk } from './research-talk/template.ts';
import { resume } from './resume/template.ts';
import { weeklyReport } from './weekly-report/template.ts';

/** The templates that come with the product, in the order in which they are shown. Ids are stored: they never change. */
export const BUILT_IN_TEMPLATES: readonly OutlineTemplate[] = [
  weeklyReport,
  projectProposal,
  productLaunch,
  lesson,
  resume,
  eventPoster,
  annualReview,
  marketAnalysis,
  feasibilityStudy,
  researchTalk,
  meeting,
  brandStory,
  engineeringReport,
  bookReview,
];
