/** User agreement, privacy policy and the about screen. */
export const words = {
  agreement: {
    intro:
      'This agreement is between you and whoever runs this Pagewright installation (“we”). By creating an account you accept it.',
    service: {
      title: 'The service',
      text: 'Pagewright turns files and text into designed documents that you can edit, export and publish. The local engine only arranges and condenses what your files say; please check every document before you rely on it or pass it on.',
    },
    account: {
      title: 'Your account',
      text: 'Keep your password and your codes to yourself, and tell us if somebody else uses your account. You answer for what is done with it. You can sign out on all devices in the account centre at any time.',
    },
    content: {
      title: 'Your content',
      text: 'Your files and the documents made from them stay yours. We use them only to provide the service to you. Upload only what you may use, and nothing that breaks the law or the rights of others.',
    },
    points: {
      title: 'Points',
      text: 'Each generated page costs 1 point, charged when the page exists. A page whose generation failed costs nothing. Points neither reset nor expire and cannot be exchanged for money.',
    },
    limits: {
      title: 'Fair use',
      text: 'Do not disturb the service, get round its limits, or try to reach other people’s data. We may block accounts that do. We work with care but give no warranty that the service is always available or free of errors, as far as the law allows.',
    },
    end: {
      title: 'Ending and changes',
      text: 'You can delete your projects and leave at any time. If this agreement changes, we announce it here before it applies.',
    },
  },
  privacy: {
    intro:
      'This policy says what this Pagewright installation stores about you, what for, and what you can do about it.',
    stored: {
      title: 'What is stored',
      text: 'Your email or phone number, names, bio and tags; a hash of your password, never the password itself; the files you upload, the projects and pages made from them; and the history of your points.',
    },
    use: {
      title: 'What for',
      text: 'To sign you in, to make and show your documents, to charge points, and to protect the service against abuse. Nothing is sold, and there is no advertising and no tracking by third parties.',
    },
    where: {
      title: 'Where your files go',
      text: 'With the local module your files never leave this installation. If a project is set to the cloud module, the text of its files is sent to the language model service that the operator has configured.',
    },
    browser: {
      title: 'In your browser',
      text: 'Local storage holds your sign-in, your language and cached pages, so that you can go on quickly. Logging out removes the sign-in and the caches. A cookie is set only while you sign in with a third party.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can see and change your data in the account centre, download your uploaded files and export your documents, and delete projects with their files. Ask the operator to delete your account and everything in it.',
    },
  },
  about: {
    hero: 'From a file to a designed document',
    lead: 'Drop a Word, Excel, PDF or text file. Pagewright makes a presentation, a report, a poster or a long image of it, and you go on from there.',
    start: 'Start now',
    f1: { title: 'Nothing is invented', text: 'Every statement on a page knows the place in the file it came from.' },
    f2: {
      title: 'Nothing overflows',
      text: 'Text is measured with the fonts it is set in, so that it fits in every style and format.',
    },
    f3: { title: 'Restyle at once', text: 'Ten styles and ten formats; your words stay as they are.' },
    f4: {
      title: 'Print what you see',
      text: 'One page model is drawn by one renderer: the PDF is vector and looks like the screen.',
    },
    f5: {
      title: 'Yours to run',
      text: 'Works at once without keys or services, and grows with PostgreSQL and many processes.',
    },
    f6: {
      title: 'Five languages',
      text: 'Simplified and Traditional Chinese, Japanese, English and French, with their own typography.',
    },
    contact: {
      title: 'Contact',
      text: 'Questions about this installation go to whoever runs it. Pagewright itself is developed in the open; bugs and wishes are welcome in its repository.',
    },
  },
};
