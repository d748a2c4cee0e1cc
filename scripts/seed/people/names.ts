/** Given names and family names, combined at random. */
export const GIVEN_NAMES =
  `Aarti Abhishek Aditi Ajay Akash Akhil Amit Amrita Ananya Anil Anjali Ankit Anu Arjun Arpita Aryan
Ashok Ashwini Ayesha Bhavna Bhuvan Chaitra Chandan Charu Deepa Deepak Devika Dinesh Divya Farhan Faiza Ganesh Gauri
Gopal Gurpreet Harini Harish Harpreet Imran Indu Isha Jagdish Janaki Jatin Jaya Jishnu Joseph Jyoti Kabir Kamal
Karthik Kavita Kiran Komal Krishna Lakshmi Lalit Latha Leena Madhav Mahesh Malini Manish Manju Mariam Meera Mehul
Mohan Monika Mukesh Nagesh Naina Nandini Naveen Neha Nikhil Nilesh Nisha Nitin Pallavi Pankaj Parul Payal Pooja Prachi
Pradeep Prakash Pranav Prateek Preeti Priya Rachna Radhika Rahul Rajesh Rakesh Ramya Ravi Rekha Renu Ritesh Ritu Rohan
Roshni Rupali Sachin Sahil Salma Sameer Sandeep Sanjana Santosh Sapna Saurabh Seema Shabana Shailesh Shalini Shankar
Sharmila Shilpa Shreya Shyam Siddharth Simran Sneha Sohan Sonal Srinivas Subhash Sudha Suman Sunil Suresh Swati Tanvi
Tarun Tejal Thomas Uma Umesh Usha Vaishali Varun Vasudha Venkat Vidya Vijay Vikram Vimal Vinay Vishal Yamini Yash Zoya`
    .split(/\s+/)
    .filter((name) => name !== '');

export const FAMILY_NAMES =
  `Agarwal Ahmed Anand Bajaj Banerjee Basu Bhat Bhatia Biswas Bora Chatterjee Chauhan Chavan
Choudhary Das Desai Deshmukh Dey Dhillon Dixit Fernandes Gaikwad Ghosh Gill Gowda Gupta Hegde Hussain Iyengar Iyer Jain
Jha Joshi Kamath Kapoor Kaur Khan Khanna Kulkarni Kumar Kurian Lal Mahajan Malhotra Mehta Menon Mishra Mohanty Mukherjee
Naidu Nair Nambiar Pandey Patel Pathak Patil Pawar Pillai Prasad Purohit Raju Ramesh Rao Rathore Rawat Reddy Roy Saha
Sahoo Saini Sarkar Sawant Saxena Sen Sethi Shah Shaikh Sharma Shetty Shinde Shukla Siddiqui Singh Sinha Soni Srivastava
Subramanian Suri Thakur Thomas Tiwari Trivedi Varghese Varma Venkatesan Verma Yadav`
    .split(/\s+/)
    .filter((name) => name !== '');
