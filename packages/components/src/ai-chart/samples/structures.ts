/** Diagrams of how things hang together. */
export const STRUCTURE_SAMPLES = {
  flowchart: `
flowchart LR
  A[Upload files] --> B{Readable?}
  B -->|yes| C[Compose outline]
  B -->|no| D[Show what is wrong]
  C --> E[Design pages]
  E --> F([Export PDF])
`,
  sequence: `
sequenceDiagram
  participant U as User
  participant S as Server
  participant W as Worker
  U->>S: Generate
  S->>W: Enqueue job
  W-->>S: Page ready
  S-->>U: Show page
`,
  class: `
classDiagram
  class Page {
    +String title
    +List components
    +render()
  }
  class Component {
    +String id
    +Number zIndex
  }
  Page "1" --> "*" Component : holds
  Component <|-- Text
  Component <|-- Chart
`,
  state: `
stateDiagram-v2
  [*] --> NotGenerated
  NotGenerated --> Generating : generate
  Generating --> Generated : finished
  Generating --> NotGenerated : failed
  Generated --> Generating : regenerate
  Generated --> [*]
`,
  er: `
erDiagram
  CUSTOMER ||--o{ ORDER : places
  ORDER ||--|{ ITEM : contains
  CUSTOMER {
    string name
    string email
  }
  ORDER {
    int id
    date placed
  }
`,
  mindmap: `
mindmap
  root((Annual plan))
    Goals
      Growth
      Quality
    Means
      People
      Budget
    Risks
      Supply
      Delay
`,
  gitgraph: `
gitGraph
  commit id: "start"
  branch feature
  commit id: "draft"
  commit id: "review"
  checkout main
  commit id: "fix"
  merge feature
  commit id: "release"
`,
  c4diagram: `
C4Context
  title Document system
  Person(user, "User", "Writes and designs")
  System(app, "Pagewright", "Designs documents")
  System_Ext(mail, "Mail", "Sends codes")
  Rel(user, app, "Uses")
  Rel(app, mail, "Sends with")
`,
  requirement: `
requirementDiagram
  requirement export_pdf {
    id: 1
    text: "Pages are exported as PDF"
    risk: medium
    verifymethod: test
  }
  element printer {
    type: service
  }
  printer - satisfies -> export_pdf
`,
} as const;
