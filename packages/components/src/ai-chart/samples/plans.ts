/** Diagrams of time, figures and positions. */
export const PLAN_SAMPLES = {
  gantt: `
gantt
  title Project plan
  dateFormat YYYY-MM-DD
  axisFormat %m-%d
  tickInterval 1week
  section Preparation
  Research      :done, a1, 2026-03-02, 7d
  Concept       :active, a2, after a1, 6d
  section Build
  Design        :b1, after a2, 8d
  Development   :b2, after b1, 12d
  Release       :milestone, after b2, 0d
`,
  pie: `
pie showData
  title Budget
  "People" : 52
  "Equipment" : 24
  "Materials" : 16
  "Other" : 8
`,
  xychart: `
xychart-beta
  title "Revenue"
  x-axis ["Q1", "Q2", "Q3", "Q4"]
  y-axis "Million" 0 --> 60
  bar [24, 31, 38, 52]
  line [22, 30, 41, 50]
`,
  timeline: `
timeline
  title Milestones
  2023 : Founded
  2024 : First product
       : First customer
  2025 : Second site
  2026 : Abroad
`,
  quadrant: `
quadrantChart
  title Reach and effect
  x-axis Low reach --> High reach
  y-axis Low effect --> High effect
  quadrant-1 Expand
  quadrant-2 Promote
  quadrant-3 Re-evaluate
  quadrant-4 Improve
  Campaign A: [0.3, 0.6]
  Campaign B: [0.45, 0.23]
  Campaign C: [0.78, 0.75]
`,
  journey: `
journey
  title First day with the product
  section Start
    Sign up: 4: User
    Upload files: 3: User
  section Result
    See pages: 5: User
    Export PDF: 5: User, Team
`,
} as const;
