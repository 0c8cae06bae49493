import type { TemplateWords } from '../../template.ts';
import { says } from '../../template-words.ts';

export const frFR: TemplateWords = {
  name: 'Compte rendu de réunion',
  introduction: 'Les sujets, les échanges, les décisions et la suite, envoyés aussitôt.',
  prompt: 'Ce qui est décidé, qui le fait, pour quand ; les noms tels qu’ils sont notés. Sans la liste de présence.',
  pages: [
    says(
      'Compte rendu de réunion',
      ['', 'Le sujet de la réunion', 'objet/sujet/thème', 'Un centre de soins pour le quartier'],
      ['', 'La date', 'date/heure', '5 mars 2026'],
      ['', 'Le lieu ou les présents', 'présents/participants/lieu', 'Mairie, troisième étage'],
    ),
    says('Ordre du jour', [
      '',
      'Les sujets traités',
      'ordre du jour/sujets/points',
      'Site : trois lieux comparés\nArgent : parts publique et privée\nPersonnel : recruter et former\nDates : travaux et ouverture',
    ]),
    says(
      'Échanges',
      [
        'Site',
        'Le premier sujet',
        'site/discussion/avis',
        'L’ancienne usine est bien desservie et coûte un tiers de moins.',
      ],
      ['Argent', 'Le deuxième sujet', 'financement/budget', 'La ville paie six dixièmes, deux sociétés le reste.'],
      [
        'Personnel',
        'Le troisième sujet',
        'personnel/formation/recrutement',
        'L’école forme 40 personnes d’ici septembre.',
      ],
    ),
    says(
      'Décisions',
      [
        '',
        'Les décisions, qui et quand',
        'décisions/actions',
        'Décision|Qui|Échéance\nRetenir l’usine|Logement|20 mars\nSigner avec les sociétés|Action sociale|10 avril\nRecruter|Quartier|30 avril',
      ],
      ['Décision', '', 'décision/tâche/action', ''],
      ['Qui', '', 'qui/responsable', ''],
      ['Échéance', '', 'échéance/délai', ''],
    ),
    says('À faire', [
      '',
      'La suite de la réunion',
      'à faire/suites/prochaines étapes',
      'Étudier le site et rendre compte\nPublier le projet\nProposer les salaires\nSe revoir en avril',
    ]),
  ],
};
