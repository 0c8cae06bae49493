import type { DiagramSamples } from './sample.ts';

/** Diagrams of how things hang together. */
export const STRUCTURE_SAMPLES = {
  flowchart: (say) => `
flowchart LR
  A[${say('Upload files')}] --> B{${say('Readable?')}}
  B -->|${say('yes')}| C[${say('Compose outline')}]
  B -->|${say('no')}| D[${say('Show what is wrong')}]
  C --> E[${say('Design pages')}]
  E --> F([${say('Export PDF')}])
`,
  sequence: (say) => `
sequenceDiagram
  participant U as ${say('User')}
  participant S as ${say('Server')}
  participant W as ${say('Worker')}
  U->>S: ${say('Generate')}
  S->>W: ${say('Enqueue job')}
  W-->>S: ${say('Page ready')}
  S-->>U: ${say('Show page')}
`,
  class: (say) => `
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
  Page "1" --> "*" Component : ${say('holds')}
  Component <|-- Text
  Component <|-- Chart
`,
  state: (say) => `
stateDiagram-v2
  [*] --> ${say('NotGenerated')}
  ${say('NotGenerated')} --> ${say('Generating')} : ${say('generate')}
  ${say('Generating')} --> ${say('Generated')} : ${say('finished')}
  ${say('Generating')} --> ${say('NotGenerated')} : ${say('failed')}
  ${say('Generated')} --> ${say('Generating')} : ${say('regenerate')}
  ${say('Generated')} --> [*]
`,
  er: (say) => `
erDiagram
  CUSTOMER ||--o{ ORDER : ${say('places')}
  ORDER ||--|{ ITEM : ${say('contains')}
  CUSTOMER {
    string name
    string email
  }
  ORDER {
    int id
    date placed
  }
`,
  mindmap: (say) => `
mindmap
  root((${say('Annual plan')}))
    ${say('Goals')}
      ${say('Growth')}
      ${say('Quality')}
    ${say('Means')}
      ${say('People')}
      ${say('Budget')}
    ${say('Risks')}
      ${say('Supply')}
      ${say('Delay')}
`,
  gitgraph: (say) => `
gitGraph
  commit id: "${say('start')}"
  branch feature
  commit id: "${say('draft')}"
  commit id: "${say('review')}"
  checkout main
  commit id: "${say('fix')}"
  merge feature
  commit id: "${say('release')}"
`,
  c4diagram: (say) => `
C4Context
  title ${say('Document system')}
  Person(user, "${say('User')}", "${say('Writes and designs')}")
  System(app, "Pagewright", "${say('Designs documents')}")
  System_Ext(mail, "${say('Mail')}", "${say('Sends codes')}")
  Rel(user, app, "${say('Uses')}")
  Rel(app, mail, "${say('Sends with')}")
`,
  requirement: (say) => `
requirementDiagram
  requirement export_pdf {
    id: 1
    text: "${say('Pages are exported as PDF')}"
    risk: medium
    verifymethod: test
  }
  element printer {
    type: service
  }
  printer - satisfies -> export_pdf
`,
} satisfies DiagramSamples;
