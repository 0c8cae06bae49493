import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'legal'> = {
  agreement: {
    intro:
      'Le présent accord lie l’utilisateur et l’exploitant de cette installation de Pagewright (« nous »). Créer un compte vaut acceptation.',
    service: {
      title: 'Le service',
      text: 'Pagewright transforme des fichiers et du texte en documents mis en page que vous pouvez modifier, exporter et publier. Le moteur local ne fait qu’organiser et condenser le contenu de vos fichiers ; vérifiez chaque document avant de l’utiliser ou de le diffuser.',
    },
    account: {
      title: 'Votre compte',
      text: 'Gardez pour vous votre mot de passe et vos codes, et prévenez-nous si quelqu’un d’autre utilise votre compte. Vous répondez de ce qui y est fait. Vous pouvez à tout moment vous déconnecter partout depuis votre compte.',
    },
    content: {
      title: 'Vos contenus',
      text: 'Vos fichiers et les documents qui en sont issus restent à vous. Nous ne les utilisons que pour vous fournir le service. N’envoyez que ce que vous avez le droit d’utiliser, et rien d’illicite ni de contraire aux droits d’autrui.',
    },
    points: {
      title: 'Crédits',
      text: 'Chaque page générée coûte 1 crédit, débité une fois la page créée. Une page dont la génération échoue ne coûte rien. Les crédits ne sont ni remis à zéro ni périmés, et ne s’échangent pas contre de l’argent.',
    },
    limits: {
      title: 'Usage loyal',
      text: 'Ne perturbez pas le service, ne contournez pas ses limites et n’essayez pas d’accéder aux données d’autrui ; nous pouvons bloquer les comptes concernés. Nous travaillons avec soin, mais, dans les limites de la loi, sans garantir que le service soit toujours disponible ou exempt d’erreurs.',
    },
    end: {
      title: 'Fin et modifications',
      text: 'Vous pouvez à tout moment supprimer vos projets et partir. Toute modification de cet accord est annoncée ici avant de s’appliquer.',
    },
  },
  privacy: {
    intro:
      'Cette politique indique ce que cette installation de Pagewright conserve à votre sujet, dans quel but, et ce que vous pouvez faire.',
    stored: {
      title: 'Ce qui est conservé',
      text: 'Votre e-mail ou numéro de téléphone, vos noms, présentation et étiquettes ; une empreinte de votre mot de passe, jamais le mot de passe lui-même ; vos fichiers, les projets et pages qui en sont issus ; et l’historique de vos crédits.',
    },
    use: {
      title: 'Dans quel but',
      text: 'Pour vous connecter, créer et afficher vos documents, débiter les crédits et protéger le service contre les abus. Rien n’est vendu ; il n’y a ni publicité ni suivi par des tiers.',
    },
    where: {
      title: 'Où vont vos fichiers',
      text: 'Avec le module local, vos fichiers ne quittent jamais cette installation. Si un projet utilise le module cloud, le texte de ses fichiers est envoyé au service de modèle de langage configuré par l’exploitant.',
    },
    browser: {
      title: 'Dans votre navigateur',
      text: 'Le stockage local garde votre connexion, votre langue et des pages en cache pour reprendre rapidement. Se déconnecter efface la connexion et les caches. Un cookie n’est posé que pendant une connexion via un tiers.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez consulter et modifier vos données dans votre compte, télécharger vos fichiers, exporter vos documents et supprimer des projets avec leurs fichiers. Demandez à l’exploitant de supprimer votre compte et tout son contenu.',
    },
  },
  about: {
    hero: 'D’un fichier à un document mis en page',
    lead: 'Déposez un fichier Word, Excel, PDF ou texte : Pagewright en fait une présentation, un rapport, une affiche ou une image longue, et vous poursuivez.',
    start: 'Commencer',
    f1: { title: 'Rien n’est inventé', text: 'Chaque affirmation d’une page connaît son origine dans le fichier.' },
    f2: {
      title: 'Rien ne déborde',
      text: 'Le texte est mesuré avec ses polices : il tient dans tous les styles et formats.',
    },
    f3: { title: 'Restyler aussitôt', text: 'Dix styles et dix formats ; vos mots restent intacts.' },
    f4: {
      title: 'Imprimer ce qu’on voit',
      text: 'Un seul modèle de page, un seul moteur de rendu : le PDF est vectoriel et identique à l’écran.',
    },
    f5: {
      title: 'À vous de l’héberger',
      text: 'Fonctionne sans clé ni service, et grandit avec PostgreSQL et plusieurs processus.',
    },
    f6: {
      title: 'Cinq langues',
      text: 'Chinois simplifié et traditionnel, japonais, anglais et français, chacun avec sa typographie.',
    },
    contact: {
      title: 'Contact',
      text: 'Les questions sur cette installation vont à son exploitant. Pagewright est développé au grand jour ; défauts et souhaits sont bienvenus dans son dépôt.',
    },
  },
};
