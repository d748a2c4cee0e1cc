export const queueProblems: typeof import('./queue-problem-text').queueProblems = {
  EDITED_MEANWHILE: 'आपके पढ़ने के बाद लेखक ने इसे बदल दिया है। फ़ैसला करने से पहले इसे दोबारा पढ़ें।',
};
