import { closedTable } from '../shared/closed-table';

export const nudgeText: typeof import('./nudge-text').nudgeText = {
  label: 'अपना अकाउंट सेट अप करें',
  title: 'दो सवालों के जवाब दें और अपनी पसंद की फ़ीड पाएं',
  begin: 'शुरू करें',
  close: 'अभी नहीं',
};

export const careerCardText: typeof import('./nudge-text').careerCardText = {
  title: 'काम की स्थिति',
  types: closedTable({
    working: 'काम कर रहे हैं',
    student: 'पढ़ाई कर रहे हैं',
    unemployed: 'अभी जॉब नहीं है',
    none: 'अभी नहीं जोड़ी',
  }),
  tell: 'स्थिति जोड़ें',
  edit: 'स्थिति बदलें',
  verify: 'ईमेल से वेरिफ़ाई करें',
};
