import { closedTable } from '../shared/closed-table';

const about =
  (thing: string, link: string) =>
  (company: string): string =>
    company === '' ? thing : `${company} ${link} ${thing}`;

export const stateText: typeof import('./state-text').stateText = {
  titles: closedTable({
    REVIEW: {
      pending: 'रिव्यू पूरा करें',
      submitted: 'रिव्यू सबमिट हुआ',
      live: 'रिव्यू देखें',
      rejected: 'रिव्यू बदलें',
    },
    INTERVIEW: {
      pending: 'इंटरव्यू पूरा करें',
      submitted: 'इंटरव्यू सबमिट हुआ',
      live: 'इंटरव्यू देखें',
      rejected: 'इंटरव्यू बदलें',
    },
    PHOTOS: {
      pending: 'फ़ोटो पूरी करें',
      submitted: 'फ़ोटो सबमिट हुईं',
      live: 'फ़ोटो देखें',
      rejected: 'फ़ोटो बदलें',
    },
    SALARY: {
      pending: 'सैलरी पूरी करें',
      submitted: 'सैलरी सबमिट हुई',
      live: 'सैलरी देखें',
      rejected: 'सैलरी बदलें',
    },
    BENEFITS: {
      pending: 'सुविधाएं पूरी करें',
      submitted: 'सुविधाएं सबमिट हुईं',
      live: 'सुविधाएं देखें',
      rejected: 'सुविधाएं बदलें',
    },
  }),
  unsent: 'अभी सबमिट नहीं हुआ',
  unsentTitle: closedTable({
    REVIEW: about('रिव्यू', 'का'),
    INTERVIEW: about('इंटरव्यू', 'का'),
    PHOTOS: about('फ़ोटो', 'की'),
    SALARY: about('सैलरी', 'की'),
    BENEFITS: about('सुविधाएं', 'की'),
  }),
  unsentText: 'आपने जो लिखा है, वह इस टैब के खुले रहने तक यहीं रहेगा।',
};
