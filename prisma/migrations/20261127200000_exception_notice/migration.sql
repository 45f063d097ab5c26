-- Members are told of exceptions from requirements.

ALTER TYPE "mail_kind" ADD VALUE 'EXCEPTION_NOTICE' BEFORE 'PLATFORM_REPORT';
