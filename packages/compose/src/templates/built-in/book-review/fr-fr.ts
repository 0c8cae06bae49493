import type { TemplateWords } from '../../template.ts';
import { says, together } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Critique de livre',
  introduction: 'Un livre en une longue image : ce qu’il raconte, ses personnages, une phrase à garder et un avis.',
  prompt:
    'Garder les mots de l’auteur partout où ils portent le ton ; ne rien dire de la fin. Sans la note de l’éditeur.',
  pages: [
    together(
      'Critique de livre',
      says(
        'Critique de livre',
        [
          '',
          'Le livre en une ligne',
          'résumé/présentation/sujet',
          'Un phare, deux sœurs et une lettre en retard de trente ans',
        ],
        ['', 'Auteur et titre', 'auteur/autrice/titre', '« Le retour à l’île », Inès Hallam'],
        ['', 'Qui l’a lu', 'critique/lecteur/lectrice/lu par', 'Lu par Thomas Bouleau'],
      ),
      says(
        'Ce qu’il raconte',
        [
          '',
          'Ce qui s’y passe',
          'histoire/intrigue/récit',
          'Mara revient sur l’île vendre la maison du père. Dans la chambre du phare, elle trouve une lettre jamais envoyée, et sa sœur sait à qui elle était écrite.',
        ],
        [
          '',
          'Comment il le raconte',
          'style/langue/narration/structure',
          'Chaque chapitre est une nuit, dite par qui garde le feu. Les phrases s’allongent à mesure que vient la tempête.',
        ],
      ),
      says(
        'Ses personnages',
        [
          'Personnage principal',
          'Son personnage principal',
          'personnage principal/héroïne/héros',
          'Mara est partie à dix-sept ans et compte chaque année depuis.',
        ],
        [
          'Compagnon',
          'Qui se tient à ses côtés',
          'sœur/ami/second personnage',
          'Edda est restée ; elle garde le feu et le silence.',
        ],
        [
          'Adversaire',
          'Qui ou quoi s’oppose à lui',
          'père/mère/adversaire',
          'Le père, mort à la première page, parle à la dernière.',
        ],
      ),
      says('Une phrase à garder', [
        '',
        'Une phrase du livre',
        'citation/extrait/passage',
        'Qui garde un feu pour les autres apprend à voir dans le noir.',
      ]),
      says(
        'L’avis',
        [
          'Ce qui reste',
          'Ce qu’il a de bon',
          'points forts/qualités/forces',
          'L’île comme une troisième sœur\nPas un mot de trop\nUne fin qui donne un autre sens au début',
        ],
        [
          'Ce qui manque',
          'Ce qu’il a de moins bon',
          'points faibles/défauts/faiblesses',
          'Le village reste un décor\nUne tempête de trop',
        ],
      ),
      says('À qui le conseiller', [
        '',
        'À qui le conseiller, et que lire ensuite',
        'recommandation/conseillé/lecteurs/à lire ensuite',
        'À qui a quitté un lieu et en rêve encore\nAux clubs de lecture : la lettre divise chaque table\nEnsuite : ses nouvelles, « Neuf marées »',
      ]),
    ),
  ],
};
