import { BRAND } from '../shared/brand';

export const creditsText: typeof import('./credits-text').creditsText = {
  title: 'क्रेडिट',
  description: `ओपन-सोर्स काम, जिस पर ${BRAND} बना है: फ़ॉन्ट, आइकन, और आपके ब्राउज़र और सर्वर का सॉफ़्टवेयर।`,
  lead: 'यहां जो चलता है, उसका ज़्यादातर हिस्सा उन लोगों ने लिखा है, जिन्होंने उसे सबको दे दिया। शुक्रिया।',
  dated: new Date('2026-11-23T06:30:00Z'),
  parts: [
    {
      id: 'look',
      title: 'जो आपको दिखता है',
      blocks: [
        {
          facts: [
            ['Anek Latin', 'फ़ॉन्ट; The Anek Project Authors (EkType), SIL Open Font License 1.1।'],
            [
              'Anek Devanagari',
              'शेयर की जाने वाली इमेज; The Anek Project Authors (EkType), SIL Open Font License 1.1।',
            ],
            ['Noto Sans Arabic', 'शेयर की जाने वाली इमेज; The Noto Project Authors, SIL Open Font License 1.1।'],
            ['Lucide', 'आइकन (ISC लाइसेंस)।'],
            ['चित्र', 'अवतार, जगहें, रोज़ेट और कंपनियों के लोगो यह सॉफ़्टवेयर खुद बनाता है।'],
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'आपके ब्राउज़र में',
      blocks: [
        {
          facts: [
            ['React, React Router', 'पेज (MIT)।'],
            ['MobX, mobx-react-lite', 'पेजों की स्थिति (MIT)।'],
            ['Inversify', 'हिस्सों को जोड़ना (MIT)।'],
            ['openapi-fetch, socket.io', 'सर्वर से बात करना (MIT)।'],
            ['downshift, virtua, fflate, idb', 'लिस्ट में से चुनना, लंबी चैट, डेटा डाउनलोड, ड्राफ़्ट (MIT और ISC)।'],
          ],
        },
      ],
    },
    {
      id: 'server',
      title: 'सर्वर पर',
      blocks: [
        {
          facts: [
            ['Node.js, Fastify', 'रिक्वेस्ट संभालना (MIT)।'],
            ['PostgreSQL, Kysely, pg', 'डेटा रखना (PostgreSQL लाइसेंस और MIT)।'],
            [
              'Ajv, jose, nodemailer, web-push, sharp',
              'जांचना, साइन करना, ईमेल और सूचनाएं भेजना, तस्वीरें दोबारा बनाना (MIT, MIT‑0, MPL 2.0 और Apache 2.0)।',
            ],
          ],
        },
      ],
    },
    {
      id: 'world',
      title: 'क्या काल्पनिक है',
      blocks: [
        'इस सॉफ़्टवेयर की नई कॉपी में दिखने वाली कंपनियां, लोग और बातचीत काल्पनिक हैं। असली से कोई भी समानता संयोग है।',
        [`${BRAND} खुद MIT लाइसेंस पर है। `, { says: 'इसे कौन बनाता है', to: 'team' }, '।'],
      ],
    },
  ],
};
