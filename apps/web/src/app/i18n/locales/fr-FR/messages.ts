import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'messages'> = {
  lead: 'Tous les messages du produit dans la langue choisie. « Montrer » les affiche tels qu’on les voit.',
  kinds: 'Types de messages',
  kind: {
    success: 'Succès',
    info: 'Information',
    warning: 'Avertissement',
    error: 'Erreur',
  },
  stays: 'Reste affiché {{time}}',
  questions: 'Questions et dialogues',
  transport: 'Réponses sans texte',
  otherwise: 'Tout le reste',
  catalogue: 'Refus du serveur',
  show: 'Montrer',
  showNamed: 'Montrer : {{text}}',
  area: {
    account: 'Connexion et compte',
    files: 'Fichiers',
    generation: 'Génération',
    projects: 'Projets',
    pages: 'Pages affichées',
    preview: 'Aperçu',
    dynamic: 'Pages dynamiques',
    images: 'Images de pages',
    export: 'Exportation',
  },
};
