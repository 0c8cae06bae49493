import type { BuiltInTemplate } from '../built-in-template.ts';
import { course } from './course.ts';
import { eventPoster } from './event-poster.ts';
import { productLaunch } from './product-launch.ts';
import { projectProposal } from './project-proposal.ts';
import { resume } from './resume.ts';
import { weeklyReport } from './weekly-report.ts';

/** The templates that come with the product, in the order in which they are shown. Ids are stored: they never change. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  weeklyReport,
  projectProposal,
  productLaunch,
  course,
  resume,
  eventPoster,
];
