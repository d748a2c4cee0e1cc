export const breadcrumbText: typeof import('./breadcrumb-text').breadcrumbText = {
  names: {
    home: 'होम',
    companies: 'कंपनियां',
    salaries: 'सैलरी',
    interviews: 'इंटरव्यू',
    jobs: 'जॉब्स',
    colleges: 'कॉलेज',
    communities: 'कम्युनिटी',
    awards: 'अवॉर्ड',
  },
  locations: 'लोकेशन',
  interviewQuestions: 'इंटरव्यू के सवाल',
};
