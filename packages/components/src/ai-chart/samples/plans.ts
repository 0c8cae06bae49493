import type { DiagramSamples } from './sample.ts';

/** Diagrams of time, figures and positions. */
export const PLAN_SAMPLES = {
  gantt: (say) => `
gantt
  title ${say('Project plan')}
  dateFormat YYYY-MM-DD
  axisFormat %m-%d
  tickInterval 1week
  section ${say('Preparation')}
  ${say('Research')}      :done, a1, 2026-03-02, 7d
  ${say('Concept')}       :active, a2, after a1, 6d
  section ${say('Build')}
  ${say('Design')}        :b1, after a2, 8d
  ${say('Development')}   :b2, after b1, 12d
  ${say('Release')}       :milestone, after b2, 0d
`,
  pie: (say) => `
pie showData
  title ${say('Budget')}
  "${say('People')}" : 52
  "${say('Equipment')}" : 24
  "${say('Materials')}" : 16
  "${say('Other')}" : 8
`,
  xychart: (say) => `
xychart-beta
  title "${say('Revenue')}"
  x-axis ["${say('Q1')}", "${say('Q2')}", "${say('Q3')}", "${say('Q4')}"]
  y-axis "${say('Million')}" 0 --> 60
  bar [24, 31, 38, 52]
  line [22, 30, 41, 50]
`,
  timeline: (say) => `
timeline
  title ${say('Milestones')}
  2023 : ${say('Founded')}
  2024 : ${say('First product')}
       : ${say('First customer')}
  2025 : ${say('Second site')}
  2026 : ${say('Abroad')}
`,
  quadrant: (say) => `
quadrantChart
  title ${say('Reach and effect')}
  x-axis ${say('Low reach')} --> ${say('High reach')}
  y-axis ${say('Low effect')} --> ${say('High effect')}
  quadrant-1 ${say('Expand')}
  quadrant-2 ${say('Promote')}
  quadrant-3 ${say('Re-evaluate')}
  quadrant-4 ${say('Improve')}
  ${say('Campaign A')}: [0.3, 0.6]
  ${say('Campaign B')}: [0.45, 0.23]
  ${say('Campaign C')}: [0.78, 0.75]
`,
  journey: (say) => `
journey
  title ${say('First day with the product')}
  section ${say('Start')}
    ${say('Sign up')}: 4: ${say('User')}
    ${say('Upload files')}: 3: ${say('User')}
  section ${say('Result')}
    ${say('See pages')}: 5: ${say('User')}
    ${say('Export PDF')}: 5: ${say('User')}, ${say('Team')}
`,
} satisfies DiagramSamples;
